/** The same text in English and Malayalam. */
export type Words = readonly [en: string, ml: string];

/** Labels of one field of a content file in the web team's forms. */
export type FieldLabel = {
  title: Words;
  /** What to enter, and limits not stated in the title. */
  hint?: Words;
  /** Name of a list entry, for its heading and the button that adds one. */
  item?: Words;
  /** Labels for the values of a closed list. */
  choices?: Readonly<Record<string, Words>>;
  /** Labels for the alternative forms of a field, in schema order. */
  forms?: readonly Words[];
};

/** Labels of one file type by field path: `members.person`. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;
