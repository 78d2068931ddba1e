# About this table.

about-text = A table for two Wild-West bluffing games. The rules are our own telling of published ones; names and games belong to their publishers.
credits = Credits
credits-icons = Icons by Lorc, Delapouite and contributors, recoloured, combined and screened by us:
credits-fonts = Fonts: Besley (Owen Earl), Libre Franklin (Impallari Type), League Gothic (The League of Moveable Type), all SIL OFL 1.1.
credits-own = Portraits, houses, sky, hats, coins and stamps are our own drawings.
api = The API, for programs
