// Stands in the module that starts a page, and in the few pages that start none (tools/finish-pages.ts), which say where FACE is. Headings are first
// shown in the face of the text, which is as wide as theirs (app/styles/fonts.css). On the first page of a visit they take their own by this,
// unless something in sight would move: then they have it on the next page.
{
  const change = (late) => {
    // It tells what is in sight with the next frame: to ask each part for its place would have the whole page laid out at once, closed answers too.
    const observer = new IntersectionObserver((parts) => {
      observer.disconnect();
      document.fonts.add(late);
      const isMoved = ({ x, y }, now) => Math.hypot(x - now.x, y - now.y) >= 3;
      // Nothing is painted in between. Up to 3 px count as no move: https://github.com/WICG/layout-instability
      if (parts.some((part) => part.isIntersecting && isMoved(part.boundingClientRect, part.target.getBoundingClientRect()))) document.fonts.delete(late);
    });
    for (const part of document.querySelectorAll('h1,p,li,a')) observer.observe(part);
  };
  const source = `url(${FACE})`;
  // Nobody misses a face that cannot be had, or that an old browser leaves aside, which cannot tell what is in sight.
  const load = () =>
    new FontFace('Anek Late', source)
      .load()
      .then(change)
      .catch(() => {});
  if (document.readyState === 'complete') load();
  else addEventListener('load', load);
}
