/** A view of the Goat as the API gives it: `saloon/games/goat/schema.py` says what each field means. */

import type { BoardProps } from "../lib/board";
import type { components } from "../lib/schema";

type Shape = components["schemas"];
export type GoatView = Shape["GoatGoatView"];
export type SeatView = Shape["GoatSeatView"];
export type LocationView = Shape["GoatLocationView"];
export type OfferView = Shape["GoatOfferView"];
export type OfferSeen = Shape["GoatOfferSeen"];
export type Character = OfferView["claim"];
export type GoatBoard = BoardProps<GoatView>;
