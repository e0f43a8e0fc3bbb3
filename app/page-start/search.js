// Stands in the head of every page (tools/page/finish-pages.ts), for forms that no app answers yet or ever: a search leads to the fragment of its page,
// which a browser sends to no server (app/lib/search-address.ts). After the app, which listens to the document.
addEventListener('submit', (event) => {
  const { action, elements } = event.target;
  if (event.defaultPrevented) return;
  event.preventDefault();
  location.href = `${action}#${new URLSearchParams({ q: elements[0].value.trim() })}`;
});
