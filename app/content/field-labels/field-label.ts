/** The same words in English and in Malayalam. */
export type Words = readonly [en: string, ml: string];

/** Words of one field of a content file, as the web team's forms show them. */
export type FieldLabel = {
  title: Words;
  /** What to write and which limits hold, where the title does not say so. */
  hint?: Words;
  /** One entry of a list: the word on its heading and on the button that adds one. */
  item?: Words;
  /** Words for each value of a closed list. */
  choices?: Readonly<Record<string, Words>>;
  /** Words for each form that the field can take, in the order of the schema. */
  forms?: readonly Words[];
};

/** Labels of one kind of file by the path of the field: `members.person`. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;
