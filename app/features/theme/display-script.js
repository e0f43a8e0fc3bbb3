// Part of the module that starts a page, and in the head of the few pages without it (tools/page/finish-pages.ts). Saves the choices of the tool for
// text size and contrast (app/features/shell/display.server.ts), and applies those made in other tabs. Choices apply by the style sheet alone, so one
// made before this script loads applies immediately, and is saved when it loads.
{
  const root = document.documentElement;
  // The first of each is the default.
  const choices = {
    theme: ['light', 'dark'],
    'text-size': ['normal', 'small', 'large', 'larger'],
    contrast: ['device', 'usual', 'high'],
  };
  /** What applies now: the root loses it if the app draws the page anew. */
  const held = {};
  const mark = (name, value) => {
    held[name] = choices[name].includes(value) ? value : choices[name][0];
    root.setAttribute(`data-${name}`, held[name]);
  };
  const restore = () => {
    try {
      for (const name in choices) mark(name, localStorage.getItem(name));
    } catch {
      // If the browser denies storage, the choice applies only to this page.
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
  /** The controls follow the attributes, because browsers restore controls in their own way and a new page has new ones. */
  const check = () => {
    for (const control of document.querySelectorAll('.display [type=radio]'))
      control.checked =
        control.value === (root.getAttribute(`data-${control.name}`) ?? choices[control.name][0]);
  };
  const say = (word) => {
    const output = document.querySelector('.display output');
    output.textContent = output.getAttribute(`data-say-${word}`);
  };

  const begin = () => {
    restore();
    check();
    root.setAttribute('data-display-live', '');
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
  // Focuses the heading, as in a dialog; an autofocus attribute would apply when the page loads.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!target.matches('.display') || newState !== 'open') return;
      check();
      target.querySelector('h2').focus();
    },
    true,
  );
  // The app has drawn the page anew (app/root.tsx), for example because a translator or an extension had changed it before the start.
  addEventListener('page-drawn', () => {
    for (const name in choices) mark(name, held[name]);
    begin();
  });
  // Another tab has changed something.
  addEventListener('storage', restore);
  addEventListener('pageshow', ({ persisted }) => {
    // A page that comes out of the browser's memory may be older than the choice.
    if (persisted) restore();
    check();
  });

  // The page may have waited for long, and the visitor may have chosen in the meantime (app/boot/wait.js).
  for (const name in choices) held[name] = root.getAttribute(`data-${name}`);
  begin();
  for (const target of [...(window.__pressed ?? [])])
    if (target.matches('.display [type=radio], [data-display-reset]')) target.click();
}
