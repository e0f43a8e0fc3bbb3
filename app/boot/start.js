// The module that starts the app on every page; wait.js imports it. If any of its files fails to load, the page can still be
// read and links work. It does the same as the router's <Scripts>, in steps between which the browser can respond to input.
const pause = () =>
  window.scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

const read = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
};
const { route, state } = document.querySelector('script[data-state]').dataset;
const [{ context, manifest, modules, routes, entry, worker }, data] = await Promise.all([
  read(route),
  read(state),
]);
// The router's encoding is a list whose objects name keys and values by their places. Its file begins with { route: { data } }, a start with { loaderData: { route } }.
const loaderData = Object.fromEntries(
  Object.entries(data[0]).map(([key, place]) => [key, Object.values(data[place])[0]]),
);
data[0] = { [`_${data.length}`]: data.length + 1 };
data.push('loaderData', loaderData);
for (const href of [...modules, manifest, entry])
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
for (const address of [...modules, manifest]) {
  await import(address);
  await pause();
}
// A saved page also answers at the name of its file, which the router does not know.
const { pathname, search, hash } = location;
if (pathname.endsWith('/index.html'))
  history.replaceState(history.state, '', (pathname.slice(0, -11) || '/') + search + hash);
window.__reactRouterRouteModules = Object.fromEntries(
  await Promise.all(routes.map(async ([id, address]) => [id, await import(address)])),
);
window.__reactRouterContext = { ...context, stream: new Blob([JSON.stringify(data)]).stream() };
await import(entry);
// Offline copies come last.
if (worker) await navigator.serviceWorker?.register(worker);
