// Read by every Node that knows modules (12 and newer), so that one that is too old is named in
// words: no newer syntax here.

/**
 * For which Node the native packages (sharp, rolldown) are made: npm leaves them out of any other.
 * `engines` of package.json says the same.
 */
function isNewEnough(major, minor) {
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

/**
 * Node 22 to 24.14, and 25 before 25.9, on Windows: `cpSync` ends the process without a word, or
 * copies nothing, and `rmSync` may remove nothing, where the whole path has such letters.
 */
function losesLetters(major, minor) {
  return (major > 20 && major < 24) || (major === 24 && minor < 15) || (major === 25 && minor < 9);
}

/**
 * What this machine or folder lacks, as a sentence with the way out; an empty text if nothing does.
 * @param {string} version of Node, such as 20.19.0
 * @param {string} folder of the product
 * @param {string} system as process.platform names it
 * @returns {string}
 */
export function missingRequirement(version, folder, system) {
  var parts = version.split('.').map(Number);
  if (!isNewEnough(parts[0], parts[1]))
    return (
      'Node 20.19, or 22.12 or newer, is needed; this is ' +
      version +
      '. Install the current one: https://nodejs.org'
    );
  if (system === 'win32' && /[^\0-\x7f]/.test(folder) && losesLetters(parts[0], parts[1]))
    return (
      'The folder ' +
      folder +
      ' has letters other than a to z in its path, where Node ' +
      version +
      ' on Windows copies and removes nothing. Install Node 24.15 or newer (https://nodejs.org), or move the folder.'
    );
  // Vite takes what follows # and ? for the query or the fragment of an address; Node takes * for
  // any name, and refuses a backslash.
  var sign = /[#?*]/.exec(folder) || /(?<=^\/.*)\\/.exec(folder);
  if (sign)
    return (
      'The folder ' +
      folder +
      ' has ' +
      sign[0] +
      ' in its name, which Node or the bundler cannot read. Rename or move the folder.'
    );
  if (/[\\/]node_modules(?:[\\/]|$)/.test(folder))
    return (
      'The folder ' +
      folder +
      ' is in one named node_modules, where Node runs no TypeScript. Move the folder.'
    );
  return '';
}
