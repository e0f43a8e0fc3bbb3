// Put into every page in the place of the router's own script (tools/finish-pages.ts), which does the same while storage is in order: it names the
// place in the history and scrolls to where the reader was. Where storage is denied that one throws, and what is no list of places it leaves to the
// app, which then throws with every page.
(() => {
  const name = 'react-router-scroll-positions';
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const text = sessionStorage.getItem(name) ?? '{}';
    if (!/^\{("\w+":\d+(\.\d+)?,?)*\}$/.test(text)) sessionStorage.removeItem(name);
    else scrollTo(0, JSON.parse(text)[history.state.key] ?? scrollY);
  } catch {
    // Denied: the page stays where the browser shows it.
  }
})();
