# About this table.

about-text = Ein Tisch für zwei Bluffspiele aus dem Wilden Westen. Die Regeln erzählen wir mit eigenen Worten nach; Namen und Spiele gehören ihren Verlagen.
credits = Dank
credits-icons = Symbole von Lorc, Delapouite und anderen, von uns gefärbt, kombiniert und gerastert:
credits-fonts = Schriften: Besley (Owen Earl), Libre Franklin (Impallari Type), League Gothic (The League of Moveable Type), alle SIL OFL 1.1.
credits-own = Porträts, Häuser, Himmel, Hüte, Münzen und Stempel haben wir selbst gezeichnet.
api = Die Schnittstelle, für Programme
