/**
 * Data of a page as one text, JSON. The router would describe each value of it by its place in a list, which a browser reads value by value:
 * on the admissions page 5 ms instead of 1, and a fifth more bytes (decoding is one task, in which nothing that a visitor does is answered).
 */
export type Packed<Data> = string & { readonly packed?: Data };

/** Texts that are asked for again: those of the shown page and its shell, and of the pages before and after them. */
const KEPT = 4;
const unpacked = new Map<string, unknown>();

/** @param data of texts, numbers, truth values, lists and records of them; what is undefined is left out */
export const pack = <Data>(data: Data): Packed<Data> => JSON.stringify(data);

/** The data of a text; the same object as long as the text is in use, so that nothing is rendered anew for it. */
export function unpack<Data>(packed: Packed<Data>): Data {
  const data = unpacked.get(packed) ?? JSON.parse(packed);
  // The last one asked for stands last.
  unpacked.delete(packed);
  unpacked.set(packed, data);
  for (const oldest of unpacked.keys()) {
    if (unpacked.size <= KEPT) break;
    unpacked.delete(oldest);
  }
  return data as Data;
}
