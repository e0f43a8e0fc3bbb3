import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** What a PDF file can do beside being read. */
export type ActivePart = 'scripts' | 'attachments' | 'links' | 'hidden';

const WORST_FIRST: readonly ActivePart[] = ['scripts', 'attachments', 'links'];
/** Actions that run something, send something, or open what is inside or beside the file. */
const ACTIONS: readonly string[] =
  'JavaScript Launch SubmitForm ImportData GoToE Rendition Movie Sound RichMediaExecute GoTo3DView'.split(
    ' ',
  );
/** Annotations that carry a file: sound, film, 3D or any other. */
const ATTACHMENT_KINDS: readonly string[] = 'FileAttachment RichMedia Movie Sound Screen 3D'.split(
  ' ',
);
/** Actions that open another address: harmless in a link that a reader presses, not on opening. */
const OPENING: readonly string[] = ['URI', 'GoToR', 'Thread'];
/** What a link may start with. */
const SCHEMES: readonly string[] = 'http https mailto tel sms whatsapp upi geo'.split(' ');
/**
 * A file of a computer or of its network, which a visitor's computer would ask for: `C:\...`,
 * `\\host\...`, `//host/...`, `file:...`.
 */
const FOREIGN_FILE = /^\s*(?:[\\/]|[a-z]:|(?:file|smb|dav|ftp):)/i;

/**
 * The worst active part of a PDF file, wherever it is. Every object is looked at, also in
 * compressed streams and if nothing refers to it, because readers do not agree on what a damaged
 * file refers to.
 * @throws Error if the bytes are not a PDF file
 */
export async function findActivePart(bytes: Uint8Array): Promise<ActivePart | undefined> {
  const { context } = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  const missing = new Set<string>();
  const parts = new Set<ActivePart | undefined>();
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    const isStream = object instanceof PDFRawStream;
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (object instanceof PDFRef && context.lookup(object) === undefined)
      missing.add(`${object.objectNumber} ${object.generationNumber}`);
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (object instanceof PDFInvalidObject && hasActiveName(object)) return 'scripts';
    if (!(dict instanceof PDFDict)) continue;
    parts.add(partOf(dict, isStream));
    waiting.push(...dict.values());
  }
  // The worst is named: a program to start has a file too.
  const [worst] = WORST_FIRST.filter((part) => parts.has(part));
  if (worst) return worst;
  return missing.size > 0 && hasObject(bytes, missing) ? 'hidden' : undefined;
}

/**
 * An object that only the file's own table knows, inside the contents of another: a program that
 * follows the table would run it.
 */
function hasObject(bytes: Uint8Array, names: ReadonlySet<string>): boolean {
  const heads = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+obj\b/g);
  return [...heads].some(([, number, generation]) =>
    names.has(`${Number(number)} ${Number(generation)}`),
  );
}

function partOf(dict: PDFDict, isStream: boolean): ActivePart | undefined {
  const at = (key: string) => dict.lookup(PDFName.of(key));
  const [action, type, subtype] = ['S', 'Type', 'Subtype'].map((key) => nameOf(at(key)));
  const script = at('JS');
  if (
    ACTIONS.includes(action ?? '') ||
    at('XFA') !== undefined ||
    script instanceof PDFRawStream ||
    textOf(script) !== undefined
  )
    return 'scripts';
  if (['OpenAction', 'AA'].some((key) => opensAddress(at(key)))) return 'scripts';
  if (at('EF') !== undefined || type === 'EmbeddedFile' || ATTACHMENT_KINDS.includes(subtype ?? ''))
    return 'attachments';
  // Contents of a stream that lie in another file.
  if (isStream && at('F') !== undefined) return 'attachments';
  const address = textOf(at('URI')) ?? textOf(at('Base'));
  const part = address === undefined ? undefined : linkPart(address);
  if (part) return part;
  return ['F', 'UF', 'DOS', 'Unix', 'Mac'].some((key) => FOREIGN_FILE.test(textOf(at(key)) ?? ''))
    ? 'links'
    : undefined;
}

/**
 * An action on opening, or one of those that follow it, opens an address. `AA` is a group of
 * actions.
 */
function opensAddress(object: PDFObject | undefined, seen = new Set<PDFObject>()): boolean {
  if (!object || seen.has(object)) return false;
  seen.add(object);
  if (object instanceof PDFArray)
    return object
      .asArray()
      .some((_, index) => opensAddress(withoutPage(object.lookup(index)), seen));
  if (!(object instanceof PDFDict)) return false;
  return (
    OPENING.includes(nameOf(object.lookup(PDFName.of('S'))) ?? '') ||
    object.keys().some((key) => opensAddress(withoutPage(object.lookup(key)), seen))
  );
}

/** A place to open at refers to a page, and a page to everything. */
const withoutPage = (object: PDFObject | undefined) =>
  object instanceof PDFDict &&
  ['Page', 'Pages', 'Catalog', 'Annot'].includes(nameOf(object.lookup(PDFName.of('Type'))) ?? '')
    ? undefined
    : object;

const nameOf = (object: PDFObject | undefined) =>
  object instanceof PDFName ? object.decodeText() : undefined;
const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

/**
 * Read as browsers read it, which leave out line breaks and spaces. A host with a port looks like a
 * scheme with a dot.
 */
function linkPart(address: string): ActivePart | undefined {
  const [, scheme] = /^([a-z][a-z\d+-]*):/i.exec(address.replaceAll(/[\0-\x20]/g, '')) ?? [];
  if (/^\s*[\\/]{2}/.test(address)) return 'links';
  if (!scheme || SCHEMES.includes(scheme.toLowerCase())) return undefined;
  return /script$|^data$/i.test(scheme) ? 'scripts' : 'links';
}

/** Some readers repair an object that cannot be parsed. */
function hasActiveName(object: PDFInvalidObject): boolean {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return [...ACTIONS, ...ATTACHMENT_KINDS, 'JS', 'XFA', 'EF', 'EmbeddedFile'].some((name) =>
    new RegExp(`/${name}(?![A-Za-z])`).test(text),
  );
}
