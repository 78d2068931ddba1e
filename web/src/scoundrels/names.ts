/** Where long words of names may be broken: Chromium's own hyphenation is not there on every machine. */

const SHY = "\u00ad";
const ZWSP = "\u200b";
/** The ends of our compounds; a name may be broken before one of them. */
const ENDS =
  "erpresser|direktor|wissenschaft|gänger|betrieben|voll|meister|räuber|jäger|geladen|knacker|führer|händler" +
  "|wortungs|schürfer|künstler|fälscher|haisse|industri|elle|berater|schmied|techniker|sucher|vertreter|wäscher" +
  "|gräber|helfer|bursche|double|verleiher|schaftler|scientist|powered|hunter|washer|digger|broker|cracker|mind" +
  "|vermesser|steller|wärter|sheriff|spieler|schmeißer|objekt|held|pilot|listig|patschig|gegerbt|gläubisch|zerisch" +
  "|sichtslos|netisch|süchtig|fiziert|trauisch|dringlich|getrieben|pathisch|sonator|thropist|stitious|charged" +
  "|throp|grapher|grafist|nation|stapler|trünnige|setzlose|zieher|träger|diener|macher|leiher|halter|fangene|ahmer" +
  "|gedruckte|uhr|kamera|maschine|medizin|kasten|scheibe|wirkstab|fresser|dieb|bogen|stapel|karte|hai(?!sse)";
const PARTS = new RegExp(`(?<=\\p{L}{3})(${ENDS})`, "giu");

/** Names and sentences; "Maurer/in" stays whole: an ending of two letters is no line of its own. */
export function soft(text: string): string {
  return text.replace(/\/(?=\p{L}{4})/gu, `/${ZWSP}`).replace(PARTS, `${SHY}$1`);
}
