// Stands in the module that starts a page (tools/finish-pages.ts), in the place of the router's own script, which does the same while storage is in
// order: it names the place in the history and scrolls to where the reader was. Where storage is denied that one throws, and what is no list of
// places it leaves to the app, which then throws with every page. A browser has as a rule scrolled by itself before.
{
  const name = 'react-router-scroll-positions';
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const text = sessionStorage.getItem(name) ?? '{}';
    if (/^\{("\w+":\d+(\.\d+)?,?)*\}$/.test(text)) {
      const place = JSON.parse(text)[history.state.key];
      // Who has begun to read elsewhere stays there.
      if (place && scrollY === 0) scrollTo(0, place);
    } else sessionStorage.removeItem(name);
  } catch {
    // Denied: the page stays where the browser shows it.
  }
}
