// Put into the head of every page after the build (tools/finish-pages.ts). Headings are first shown in the face of the text, which is as wide
// as theirs (app/styles/fonts.css). Once the page has loaded they take their own, unless something in sight would move: then they have it on the next page.
{
  const late = new FontFace('Anek Late', `url(${document.currentScript.dataset.face})`);
  const places = () => [...document.querySelectorAll('h1,p,li,a')].map((part) => part.getBoundingClientRect());
  const change = () => {
    const before = places();
    document.fonts.add(late);
    const after = places();
    // Nothing is painted in between. What is not in sight may move, and up to 3 px count as no move: https://github.com/WICG/layout-instability
    const isMoved = ({ x, y }, index) => Math.min(y, after[index].y) < innerHeight && Math.hypot(x - after[index].x, y - after[index].y) >= 3;
    if (before.some(isMoved)) document.fonts.delete(late);
  };
  // A face that cannot be had is missed by nobody.
  addEventListener('load', () => late.load().then(change, () => {}));
}
