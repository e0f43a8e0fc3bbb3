const MB = 1024 * 1024;

/** Bytes of the largest files that the desk takes; its forms do not send larger ones. */
export const MAX_BYTES = {
  /** A PDF file or a photograph. */
  file: 20 * MB,
  csv: 2 * MB,
};
