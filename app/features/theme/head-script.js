// Put into the head of every page after the build (tools/finish-pages.ts): what the visitor has chosen is in force before anything is
// painted, and the controls of text size and contrast (app/content/views/display.ts) work before the app starts and without it.
{
  const root = document.documentElement;
  // The first of each is what holds while nothing is chosen: it is neither marked nor kept.
  const choices = { 'text-size': ['normal', 'small', 'large', 'larger'], contrast: ['device', 'usual', 'high'] };
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // A browser can deny its storage; then nothing has been chosen.
      return null;
    }
  };
  const mark = (name, value) => {
    if (choices[name].indexOf(value) > 0) root.setAttribute(`data-${name}`, value);
    else root.removeAttribute(`data-${name}`);
  };
  /** Returns whether the browser keeps it. */
  const keep = (name, value) => {
    try {
      if (value === choices[name][0]) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      return true;
    } catch {
      return false;
    }
  };
  const names = Object.keys(choices);
  const restore = () => {
    for (const name of names) mark(name, read(name));
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

  root.setAttribute('data-theme', read('theme') === 'dark' ? 'dark' : 'light');
  restore();
  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.display [type=radio]')) return;
    mark(target.name, target.value);
    say(keep(target.name, target.value) ? 'kept' : 'lost');
  });
  document.addEventListener('click', ({ target }) => {
    if (!target.matches('[data-display-reset]')) return;
    for (const name of names) {
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
  addEventListener('pageshow', ({ persisted }) => {
    // A page that comes out of the browser's memory may be older than the choice.
    if (persisted) restore();
    check();
  });
}
