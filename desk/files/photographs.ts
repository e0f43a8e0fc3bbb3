import sharp from 'sharp';
import { DeskError, type Words } from '#desk/words.ts';
import { MAX_EDGE } from './accepted-files.ts';

/**
 * Maximum number of pixels: a small file may contain a very large picture, which must fit into the
 * server's memory.
 */
const MAX_PIXELS = 64_000_000;

const REASONS = {
  tooManyPixels: {
    en: 'The picture has more than 64 million pixels. Save it in a smaller size and choose it again.',
    ml: 'ചിത്രത്തിൽ 6.4 കോടിയിലേറെ പിക്സലുണ്ട്. ചെറിയ വലുപ്പത്തിൽ സേവ് ചെയ്ത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  },
  otherKind: {
    en: 'This is not a photograph in JPEG, PNG, WebP, AVIF, GIF or HEIC format. Choose a photograph from the phone or camera.',
    ml: 'ഇത് ജെപെഗ് (JPEG), പി.എൻ.ജി. (PNG), WebP, AVIF, GIF, ഹീക് (HEIC) രൂപത്തിലുള്ള ഫോട്ടോയല്ല. ഫോണിലോ ക്യാമറയിലോ എടുത്ത ഫോട്ടോ തിരഞ്ഞെടുക്കുക.',
  },
  heic: {
    en: 'This computer cannot read HEIC photographs. On the phone, choose JPEG in the camera settings ("Most compatible"), or save the photograph as JPEG.',
    ml: 'ഈ കമ്പ്യൂട്ടറിന് ഹീക് (HEIC) ഫോട്ടോ വായിക്കാനാവില്ല. ഫോണിലെ ക്യാമറ ക്രമീകരണത്തിൽ ജെപെഗ് (JPEG) തിരഞ്ഞെടുക്കുക; അല്ലെങ്കിൽ ഫോട്ടോ ജെപെഗ് ആയി സേവ് ചെയ്യുക.',
  },
  damaged: {
    en: 'The photograph is damaged or incomplete. Send it again, or choose another one.',
    ml: 'ഫോട്ടോയ്ക്ക് കേടുണ്ട്, അല്ലെങ്കിൽ അത് പൂർണമല്ല. വീണ്ടും അയയ്ക്കുക; അല്ലെങ്കിൽ മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക.',
  },
} satisfies Record<string, Words>;

/**
 * Of the longer edge to the shorter: a wider panorama is a strip in the album, and only a small
 * part of it is seen in a card.
 */
const MAX_STRETCHED = 3;
/** Longer edge below which a photograph is blurred where it is enlarged. */
const SMALL_EDGE = 800;

/** What is said about a photograph that will not look well. */
const ADVICE = {
  stretched: (size: string): Words => ({
    en: `The picture is very long and narrow (${size} pixels): in the album it is a strip on which little can be seen. Cut out the important part, at most three times as long as it is wide, and choose it again.`,
    ml: `ചിത്രം വളരെ നീണ്ടതും വീതി കുറഞ്ഞതുമാണ് (${size} പിക്സൽ). ആൽബത്തിൽ ഒരു നാട പോലെയേ കാണൂ. പ്രധാന ഭാഗം മുറിച്ചെടുത്ത് (നീളം വീതിയുടെ പരമാവധി മൂന്നിരട്ടി) വീണ്ടും തിരഞ്ഞെടുക്കുക.`,
  }),
  small: (size: string): Words => ({
    en: `The picture is small (${size} pixels) and will look blurred. Choose the original from the phone or camera, at least 800 pixels on the longer edge.`,
    ml: `ചിത്രം ചെറുതാണ് (${size} പിക്സൽ); അവ്യക്തമായി കാണും. ഫോണിലോ ക്യാമറയിലോ ഉള്ള യഥാർഥ ചിത്രം തിരഞ്ഞെടുക്കുക. നീളമുള്ള വശത്ത് 800 പിക്സലെങ്കിലും വേണം.`,
  }),
};

/** A stored photograph: a JPEG file without data on place, camera and time. */
type Photograph = { bytes: Buffer; width: number; height: number; advice: Words[] };

/**
 * Prepares a photograph for storage: upright, at most 1920 pixels on the longer edge, without
 * hidden data. The same file always gives the same bytes.
 * @param edge the longer edge of a photograph of a paper, whose letters are to be read
 * @throws DeskError if the bytes are not a photograph, whatever the file name, or the picture is
 *   too large
 */
export async function preparePhotograph(bytes: Uint8Array, edge = MAX_EDGE): Promise<Photograph> {
  const kind = kindOf(bytes);
  if (!kind) throw new DeskError(422, REASONS.otherKind);
  try {
    // sharp removes EXIF, GPS, XMP, thumbnails and colour profiles by default, after applying the
    // rotation.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // As small as by mozjpeg at 88, in a quarter of the time.
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, advice: adviceOn(info) };
  } catch (error) {
    if (String(error).includes('pixel limit')) throw new DeskError(422, REASONS.tooManyPixels);
    throw new DeskError(422, kind === 'heic' ? REASONS.heic : REASONS.damaged);
  }
}

/** Pixels of the longer edge of a picture in a list: twice what is shown. */
const SMALL_PICTURE = 240;

/** A stored picture as a list shows it, in some kilobytes. */
export function thumbnail(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize({ width: SMALL_PICTURE, height: SMALL_PICTURE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Whether the bytes are a picture that may be prepared. */
export function isPicture(bytes: Uint8Array): boolean {
  return kindOf(bytes) !== undefined;
}

function adviceOn({ width, height }: { width: number; height: number }): Words[] {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const size = `${width} × ${height}`;
  return [
    ...(longer > MAX_STRETCHED * shorter ? [ADVICE.stretched(size)] : []),
    ...(longer < SMALL_EDGE ? [ADVICE.small(size)] : []),
  ];
}

/**
 * The type by the first bytes. Only these types are decoded: others, such as SVG, can refer to
 * files and addresses. Of an animation the first picture is taken. Libraries for AVIF come with
 * sharp, those for HEIC do not.
 */
function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(start) ?? [];
  // mif1 says only that it is a picture of this family; the reader finds out which.
  return brand === 'avif'
    ? 'avif'
    : /^(?:heic|heix|hevc|mif1|msf1)$/.test(brand ?? '')
      ? 'heic'
      : undefined;
}
