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
  "|uhr|kamera|maschine|medizin|kasten|scheibe|wirkstab|fresser";
const PARTS = new RegExp(`(?<=\\p{L}{3})(${ENDS})`, "giu");

export function soft(name: string): string {
  return name.replace(/\//g, `/${ZWSP}`).replace(PARTS, `${SHY}$1`);
}
