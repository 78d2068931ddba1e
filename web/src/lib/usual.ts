/** Whom one plays against unless one says otherwise. */
export const USUAL_BOT = "rules";
