/** Degrees that a college has in its own list, by their names or as ids. */
export const OF_A_DEGREE =
  /\b(?:B\.?Tech|M\.?Tech|B\.?Arch|M\.?Plan|MCA|MBA)\b|\b[BM]\.E\.|(?:ബി|എം)\.(?:ടെക്|ആർക്|പ്ലാൻ|സി\.എ|ബി\.എ)/gi;
