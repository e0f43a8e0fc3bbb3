import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { fromXml } from 'xast-util-from-xml';
import { toXml } from 'xast-util-to-xml';
import { DeskError, type Words } from '#desk/words.ts';
import { drawMark } from '#tools/site-files/make-app-icons.ts';

const MAX_SVG_BYTES = 100 * 1024;
const MAX_PNG_BYTES = 5 * 1024 * 1024;
/** Edge of a PNG logo, in pixels: the largest place is an icon of 512. */
const PNG_EDGE = 1024;

/** Elements needed for drawings, without scripts, embedded content, style sheets or links. */
const ELEMENTS = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask symbol use'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id fill fill-rule fill-opacity stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-path clip-rule mask offset stop-color stop-opacity ' +
    'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits preserveAspectRatio vector-effect href xmlns:xlink xlink:href version role aria-label'
  ).split(' '),
);
/** `url(...)` and `href` may name a part of the same drawing only. */
const OWN_PART = /^#[\w-]+$/;
/**
 * Functions of CSS and of `transform`; others can load pictures: `image-set()`, `src()`, `image()`.
 */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'url rgb rgba hsl hsla hwb lab lch oklab oklch matrix translate scale rotate skewx skewy'.split(
    ' ',
  ),
);
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
/** Attributes that are read aloud and never as CSS. */
const TEXTS: readonly string[] = ['aria-label', 'd', 'points'];

const REASONS = {
  otherKind: {
    en: 'The logo must be an SVG or PNG file.',
    ml: 'ലോഗോ എസ്.വി.ജി. (SVG) അല്ലെങ്കിൽ പി.എൻ.ജി. (PNG) ഫയലായിരിക്കണം.',
  },
  tooLarge: {
    en: 'The logo is too large: at most 100 KB for SVG and 5 MB for PNG.',
    ml: 'ലോഗോ ഫയൽ വലുതാണ്. എസ്.വി.ജി. പരമാവധി 100 കെ.ബി.; പി.എൻ.ജി. പരമാവധി 5 എം.ബി.',
  },
  damaged: {
    en: 'The logo cannot be read. Export it again.',
    ml: 'ലോഗോ വായിക്കാനാവുന്നില്ല. വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.',
  },
} satisfies Record<string, Words>;

/** A stored logo. */
type Logo = { bytes: Buffer; type: 'svg' | 'png' };

/**
 * Sanitises a logo for every page. An SVG is serialised again from its elements, so that nothing
 * hidden remains.
 * @throws DeskError with what does not belong in a logo
 */
export async function prepareLogo(bytes: Uint8Array): Promise<Logo> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start === '\x89PNG\r\n\x1a\n') return { bytes: await preparePng(bytes), type: 'png' };
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_SVG_BYTES + 1));
  if (!/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/.test(text))
    throw new DeskError(422, REASONS.otherKind);
  if (bytes.length > MAX_SVG_BYTES) throw new DeskError(422, REASONS.tooLarge);
  const svg = Buffer.from(cleanSvg(text));
  // As the build draws it for icons: what it cannot draw would stop every publication.
  await drawMark(svg, PNG_EDGE).catch(() => {
    throw new DeskError(422, REASONS.damaged);
  });
  return { bytes: svg, type: 'svg' };
}

async function preparePng(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > MAX_PNG_BYTES) throw new DeskError(422, REASONS.tooLarge);
  try {
    const image = sharp(bytes, { limitInputPixels: 64_000_000, failOn: 'truncated' });
    return await image
      .resize({ width: PNG_EDGE, height: PNG_EDGE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch {
    throw new DeskError(422, REASONS.damaged);
  }
}

function cleanSvg(text: string): string {
  const tree = parse(text);
  const [root] = tree.children.filter(({ type }) => type === 'element');
  if (root?.type !== 'element' || root.name !== 'svg') throw new DeskError(422, REASONS.otherKind);
  visit(root, 'element', ({ name, attributes, children }) => {
    if (!ELEMENTS.has(name)) refuse(`<${name}>`);
    // In a page, a parser of HTML reads what is inside them as HTML.
    const inner = ['title', 'desc'].includes(name)
      ? children.find(({ type }) => type === 'element')
      : undefined;
    if (inner?.type === 'element') refuse(`<${inner.name}>`);
    for (const [key, value] of Object.entries(attributes))
      if (!isHarmless(key, value ?? '')) refuse(`${key}="${(value ?? '').slice(0, 40)}"`);
  });
  visit(root, (node, index, parent) => {
    if (node.type === 'comment' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    return node.type === 'element' || node.type === 'text' ? undefined : refuse(node.type);
  });
  const { viewBox, width, height } = root.attributes;
  // Without it the drawing could not be shown in another size.
  if (!viewBox)
    root.attributes.viewBox = `0 0 ${Number.parseFloat(width ?? '') || 100} ${Number.parseFloat(height ?? '') || 100}`;
  return toXml(root);
}

/**
 * The parser supports only the XML entities and opens no address: using declarations of a document
 * type is an error.
 */
function parse(text: string) {
  try {
    return fromXml(text);
  } catch {
    throw new DeskError(422, REASONS.damaged);
  }
}

function isHarmless(key: string, value: string): boolean {
  if (!ATTRIBUTES.has(key)) return false;
  if (key in NAMESPACES) return value === NAMESPACES[key];
  if (key === 'href' || key === 'xlink:href') return OWN_PART.test(value);
  if (TEXTS.includes(key)) return true;
  // CSS can write any letter as an escape, and hide one behind a comment.
  if (value.includes('\\') || value.includes('/*')) return false;
  const functions = [...value.matchAll(/(?<![^\s,;:()'"])([^\s,;:()'"]*)\(/g)].map(([, name]) =>
    (name ?? '').toLowerCase(),
  );
  if (!functions.every((name) => FUNCTIONS.has(name))) return false;
  const references = value.match(/url\([^)]*\)?/gi) ?? [];
  return references.every((reference) =>
    OWN_PART.test(reference.slice(4, -1).replaceAll(/["']/g, '').trim()),
  );
}

function refuse(found: string): never {
  throw new DeskError(422, {
    en: `The logo contains ${found}, which is not allowed. Export it as plain SVG, or choose a PNG file.`,
    ml: `ലോഗോയിൽ അനുവദനീയമല്ലാത്ത ${found} ഉണ്ട്. പ്ലെയിൻ എസ്.വി.ജി. (SVG) ആയി എക്സ്പോർട്ട് ചെയ്യുക; അല്ലെങ്കിൽ പി.എൻ.ജി. (PNG) ഫയൽ തിരഞ്ഞെടുക്കുക.`,
  });
}
