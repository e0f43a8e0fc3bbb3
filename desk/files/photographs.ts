import sharp from 'sharp';
import { DeskError, type Words } from '#desk/server/words.ts';

/** Larger than any photograph of a phone or camera in use at a college. */
const MOST_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels: a small file may contain a very large picture, which must fit into the server's memory. */
const MOST_PIXELS = 64_000_000;
/** Maximum length of the longer edge, in pixels. */
const LONGEST_EDGE = 2400;

const REASONS = {
  tooLarge: {
    en: 'The file is larger than 20 MB. Save the photograph in a smaller size and choose it again.',
    ml: 'ഫയൽ 20 എം.ബി.യിൽ കൂടുതലാണ്. ഫോട്ടോ ചെറിയ വലുപ്പത്തിൽ സേവ് ചെയ്ത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  },
  tooManyPixels: {
    en: 'The picture has more than 64 million pixels. Save it in a smaller size and choose it again.',
    ml: 'ചിത്രത്തിൽ 6.4 കോടിയിലേറെ പിക്സലുണ്ട്. ചെറിയ വലുപ്പത്തിൽ സേവ് ചെയ്ത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  },
  otherKind: {
    en: 'This is not a photograph in JPEG, PNG or HEIC format. Choose a photograph from the phone or camera.',
    ml: 'ഇത് ജെപെഗ് (JPEG), പി.എൻ.ജി. (PNG), ഹീക് (HEIC) രൂപത്തിലുള്ള ഫോട്ടോയല്ല. ഫോണിലോ ക്യാമറയിലോ എടുത്ത ഫോട്ടോ തിരഞ്ഞെടുക്കുക.',
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

/** A stored photograph: a JPEG file without data on place, camera and time. */
type Photograph = { bytes: Buffer; width: number; height: number };

/**
 * Prepares a photograph for storage: upright, at most 2400 pixels on the longer edge, without hidden data. The same file always gives the same bytes.
 * @throws DeskError if the bytes are not a photograph, whatever the file name, or the picture is too large
 */
export async function preparePhotograph(bytes: Uint8Array): Promise<Photograph> {
  if (bytes.length > MOST_BYTES) throw new DeskError(422, REASONS.tooLarge);
  const kind = kindOf(bytes);
  if (!kind) throw new DeskError(422, REASONS.otherKind);
  try {
    // sharp removes EXIF, GPS, XMP, thumbnails and colour profiles by default, after applying the rotation.
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (String(error).includes('pixel limit')) throw new DeskError(422, REASONS.tooManyPixels);
    throw new DeskError(422, kind === 'heic' ? REASONS.heic : REASONS.damaged);
  }
}

/** The type by the first bytes. Only these types are decoded: others, such as SVG, can refer to files and addresses. */
function kindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'heic' | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^.{4}ftyp(?:heic|heix|hevc|mif1|msf1)/s.test(start) ? 'heic' : undefined;
}
