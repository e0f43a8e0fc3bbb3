import type { Element, Root } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { MAX_BYTES } from '#desk/files/largest-files.ts';
import { DeskError, type Words } from '#desk/server/forms/words.ts';
import { controlsOf, withoutControls } from './control-characters.ts';
import type { RowProblem } from './import-result.ts';
import { said } from './left-out.ts';

const REASONS = {
  tooLarge: {
    en: 'The file is larger than 10 MB. In WordPress, export posts and pages of one year at a time.',
    ml: 'ഫയൽ 10 എം.ബി.യിൽ കൂടുതലാണ്. വേഡ്പ്രസിൽ ഓരോ വർഷത്തെയും ഉള്ളടക്കം പ്രത്യേകം എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  unreadable: {
    en: 'This is not an export file of WordPress (Tools, Export), or it is damaged.',
    ml: 'ഇത് വേഡ്പ്രസിൽനിന്ന് എക്സ്പോർട്ട് ചെയ്ത ഫയലല്ല (Tools, Export), അല്ലെങ്കിൽ ഫയലിന് കേടുണ്ട്.',
  },
  cut: {
    en: 'The end of this export file is missing. Download it from WordPress again (Tools, Export).',
    ml: 'ഈ എക്സ്പോർട്ട് ഫയലിന്റെ അവസാന ഭാഗം ഇല്ല. വേഡ്പ്രസിൽനിന്ന് (Tools, Export) വീണ്ടും ഡൗൺലോഡ് ചെയ്യുക.',
  },
  version: {
    en: 'This file has no version number of WordPress (wp:wxr_version). Export it from WordPress again (Tools, Export).',
    ml: 'ഈ ഫയലിൽ വേഡ്പ്രസിന്റെ പതിപ്പുനമ്പർ (wp:wxr_version) ഇല്ല. വേഡ്പ്രസിൽനിന്ന് (Tools, Export) വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.',
  },
  damaged: (line: number): Words => ({
    en: `This export file of WordPress is damaged in line ${line}. Download it again, or ask the web team to correct the line.`,
    ml: `ഈ വേഡ്പ്രസ് എക്സ്പോർട്ട് ഫയലിന്റെ ${line}-ാം വരിക്ക് കേടുണ്ട്. വീണ്ടും ഡൗൺലോഡ് ചെയ്യുക; അല്ലെങ്കിൽ ആ വരി ശരിയാക്കാൻ വെബ് സംഘത്തോട് പറയുക.`,
  }),
  encoding: (name: string): Words => ({
    en: `The file is in the encoding “${name}”, which is not known here. Save it as UTF-8.`,
    ml: `ഫയൽ “${name}” എന്ന എൻകോഡിങ്ങിലാണ്; അത് ഇവിടെ വായിക്കാനാവില്ല. UTF-8 ആയി സേവ് ചെയ്യുക.`,
  }),
};

const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** An export file of WordPress (WXR): its items, and what was mended to read it. */
export type Wxr = { channel: Element; items: Element[]; problems: RowProblem[] };

/**
 * Reads an export file of WordPress. What WordPress writes although XML forbids it is mended and reported: control characters, text of
 * faulty plug-ins before and after the export, unencoded `&`.
 * @throws DeskError if it is not such a file
 */
export function readWxr(bytes: Uint8Array): Wxr {
  if (bytes.length > MAX_BYTES.wordpress) throw new DeskError(422, REASONS.tooLarge);
  const text = decode(bytes);
  const root = text.search(/<rss[\s>]/);
  const declaration = text.slice(0, Math.max(root, 0)).search(/<\?xml\s/);
  const start = declaration === -1 ? root : declaration;
  const end = text.lastIndexOf('</rss>');
  if (root === -1 || /<!DOCTYPE/i.test(text.slice(start, root)))
    throw new DeskError(422, REASONS.unreadable);
  if (end === -1)
    throw new DeskError(422, /<wp:wxr_version>/.test(text) ? REASONS.cut : REASONS.unreadable);
  const xml = text.slice(start, end + '</rss>'.length);
  const channel = childrenOf(
    childrenOf(
      parse(withEncodedSigns(withoutControls(withoutReferences(xml))), text.slice(0, start)),
      'rss',
    )[0],
    'channel',
  )[0];
  if (!channel) throw new DeskError(422, REASONS.unreadable);
  if (childrenOf(channel, 'wp:wxr_version').length === 0)
    throw new DeskError(422, /xmlns:wp=/.test(xml) ? REASONS.version : REASONS.unreadable);
  const items = childrenOf(channel, 'item');
  const outside = [text.slice(0, start), text.slice(end + '</rss>'.length)]
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    channel,
    items,
    problems: [
      ...outside.map((part) => ({ row: 0, column: '', words: said('outside', part) })),
      ...signProblems(xml, items),
    ],
  };
}

function decode(bytes: Uint8Array): string {
  const mark = MARKS.find(([first]) => first.every((byte, index) => bytes[index] === byte));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2000));
  const name = mark?.[1] ?? /<\?xml[^>]*\sencoding=["']([^"']+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(name).decode(bytes).replaceAll('\ufeff', '');
  } catch {
    throw new DeskError(422, REASONS.encoding(name));
  }
}

/** References to control characters; the parser rejects them. */
function withoutReferences(xml: string): string {
  return xml.replaceAll(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (reference, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isSign =
        code < 0x20
          ? [9, 10, 13].includes(code)
          : code <= 0x10ffff &&
            !(code >= 0xd800 && code <= 0xdfff) &&
            code !== 0xfffe &&
            code !== 0xffff;
      return isSign ? reference : ' ';
    },
  );
}

/** Outside CDATA an `&` that begins no entity of XML is a sign of the text, or begins an entity of HTML, which is decoded later. */
function withEncodedSigns(xml: string): string {
  const parts = xml.split('<![CDATA[');
  return parts
    .map((part, index) => {
      const end = index === 0 ? 0 : part.indexOf(']]>');
      if (end === -1) return part;
      return (
        part.slice(0, end) +
        part
          .slice(end)
          .replaceAll(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);)/gi, '&amp;')
      );
    })
    .join('<![CDATA[');
}

/** The parser opens no address and does not support custom entities, so that none can expand. */
function parse(xml: string, before: string): Root {
  try {
    return fromXml(xml);
  } catch (error) {
    const line =
      error instanceof Error && 'line' in error && typeof error.line === 'number'
        ? error.line
        : undefined;
    throw new DeskError(
      422,
      line === undefined
        ? REASONS.unreadable
        : REASONS.damaged(line + before.split('\n').length - 1),
    );
  }
}

/** Control characters and unreadable bytes, for each item that has some. */
function signProblems(xml: string, items: readonly Element[]): RowProblem[] {
  return xml.split(/(?=<item[\s>])/).flatMap((part, row) => {
    const tell = (what: 'control' | 'unreadable', codes: readonly string[]): RowProblem[] =>
      codes.length === 0
        ? []
        : [
            {
              row,
              column: textOf(items[row - 1], 'title'),
              words: said(what, `${[...new Set(codes)].join(', ')} (${codes.length})`),
            },
          ];
    return [
      ...tell('control', controlsOf(part)),
      ...tell('unreadable', part.match(/\ufffd/g) ?? []),
    ];
  });
}

export function childrenOf(node: Element | Root | undefined, name: string): Element[] {
  return (node?.children ?? []).filter(
    (child): child is Element => child.type === 'element' && child.name === name,
  );
}

/** The text of the first child with a name. */
export function textOf(item: Element | undefined, name: string): string {
  return ownText(childrenOf(item, name)[0]);
}

export function ownText(node: Element | undefined): string {
  const parts = (node?.children ?? []).map((child) =>
    child.type === 'text' || child.type === 'cdata' ? child.value : '',
  );
  return parts.join('').normalize('NFC').trim();
}
