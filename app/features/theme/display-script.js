// Stands in the module that starts a page, and in the head of the few that start none (tools/page/finish-pages.ts): keeps what is chosen in the tool of
// text size and contrast (app/views/shell/display.server.ts), and follows what is chosen elsewhere. A choice shows by the style sheet alone, so one that
// is made before this script has come is seen at once, and kept when it comes.
{
  const root = document.documentElement;
  // The first of each is what holds while nothing is chosen.
  const choices = { theme: ['light', 'dark'], 'text-size': ['normal', 'small', 'large', 'larger'], contrast: ['device', 'usual', 'high'] };
  const mark = (name, value) => root.setAttribute(`data-${name}`, choices[name].includes(value) ? value : choices[name][0]);
  const restore = () => {
    try {
      for (const name in choices) mark(name, localStorage.getItem(name));
    } catch {
      // A browser can deny its storage; then what the page shows is all there is.
    }
  };
  /** Returns the word for whether the browser keeps it. */
  const keep = (name, value) => {
    try {
      if (value === choices[name][0]) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      return 'kept';
    } catch {
      return 'lost';
    }
  };
  /** The controls follow the marks: browsers restore controls in their own way, and a page that is drawn anew has fresh ones. */
  const check = () => {
    for (const control of document.querySelectorAll('.display [type=radio]'))
      control.checked = control.value === (root.getAttribute(`data-${control.name}`) ?? choices[control.name][0]);
  };
  const say = (word) => {
    const output = document.querySelector('.display output');
    output.textContent = output.getAttribute(`data-say-${word}`);
  };

  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.display [type=radio]')) return;
    mark(target.name, target.value);
    say(keep(target.name, target.value));
  });
  document.addEventListener('click', ({ target }) => {
    if (!target.matches('[data-display-reset]')) return;
    for (const name of ['text-size', 'contrast']) {
      mark(name);
      keep(name, choices[name][0]);
    }
    check();
    say('reset');
  });
  // The focus goes to the heading, as in a dialog; an attribute would ask for it when the page is loaded.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!target.matches('.display') || newState !== 'open') return;
      check();
      target.querySelector('h2').focus();
    },
    true,
  );
  // Another tab has changed something.
  addEventListener('storage', restore);
  addEventListener('pageshow', ({ persisted }) => {
    // A page that comes out of the browser's memory may be older than the choice.
    if (persisted) restore();
    check();
  });

  // The page may have waited for long, and the visitor may have chosen in the meantime (app/page-start/wait.js).
  restore();
  check();
  root.setAttribute('data-display-live', '');
  for (const target of [...(window.__pressed ?? [])]) if (target.matches('.display [type=radio], [data-display-reset]')) target.click();
}
