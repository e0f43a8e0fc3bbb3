/** Characters that XML and the content of this site forbid; tab and line ends are ordinary. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is searched
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const windows = new TextDecoder('windows-1252');

/** A text in which a space is in place of each control character; those of Windows-1252 are the letters that were meant. */
export function withoutControls(text: string): string {
  return text.replaceAll(CONTROL, letterFor);
}

function letterFor(control: string): string {
  const code = control.charCodeAt(0);
  const letter = code >= 0x80 && code <= 0x9f ? windows.decode(Uint8Array.of(code)) : ' ';
  return /[\u0080-\u009f]/.test(letter) ? ' ' : letter;
}
