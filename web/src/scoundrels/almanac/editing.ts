/** What pressing a part of a drawn card does. */
export interface Editing {
  /** Which half of the scoundrel is being written. */
  kind: "job" | "trait";
  /** Go to the field where it is written. */
  focus: (field: string) => void;
  /** A bullet hole or a dollar at one of the seven places. */
  flip: (place: number) => void;
  tech: () => void;
  /** The colour of a job, the level of a trait. */
  ink: () => void;
  modifier: () => void;
}
