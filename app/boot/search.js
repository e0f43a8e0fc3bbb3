// In the head of every page (tools/page/finish-pages.ts), for forms submitted before or without the app: redirects a search to the fragment of its page,
// which browsers do not send to a server (app/lib/search-address.ts). Runs after the app, which listens on the document.
addEventListener('submit', (event) => {
  const { action, elements } = event.target;
  if (event.defaultPrevented) return;
  event.preventDefault();
  location.href = `${action}#${new URLSearchParams({ q: elements[0].value.trim() })}`;
});
