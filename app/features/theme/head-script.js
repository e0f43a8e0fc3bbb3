// Put into the head of every page after the build (tools/finish-pages.ts): what the visitor has chosen is in force before anything is painted.
try {
  for (const name of ['theme', 'text-size', 'contrast']) {
    const value = localStorage.getItem(name);
    // To the style sheet any other value is none; the script that comes later puts it right (display-script.js).
    if (value) document.documentElement.setAttribute(`data-${name}`, value);
  }
} catch {
  // A browser can deny its storage; then nothing has been chosen.
}
