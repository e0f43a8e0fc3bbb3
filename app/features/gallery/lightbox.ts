import PhotoSwipe from 'photoswipe';
import { find } from '#app/browser/find.ts';
import type { Labels } from '#app/content/labels.ts';
import lightboxStyles from './lightbox.css?url';

/** Space for two lines of caption below a picture. */
const CAPTION_HEIGHT = 72;

/**
 * Shows the pictures of an album one at a time over the page, with arrow keys, swipe, pinch and
 * Escape. Loaded, with the library's styles, when the first picture is opened: all other styles are
 * in one file that every page waits for.
 * @param list the list of thumbnails from which pictures open; focus returns to it
 */
export async function openLightbox(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  await loadStyles(lightboxStyles);
  const links = [...list.querySelectorAll('a')];
  const pictures = links.map(pictureOf);
  const labels = JSON.parse(list.dataset.labels ?? '') as Labels<'gallery'>['lightbox'];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: pictures,
    index: links.indexOf(link),
    bgOpacity: 0.94,
    // The number is also in the caption.
    counter: false,
    padding: { top: 0, right: 0, bottom: CAPTION_HEIGHT, left: 0 },
    showHideAnimationType: isStill ? 'none' : 'fade',
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrevTitle: labels.previous,
    arrowNextTitle: labels.next,
    errorMsg: labels.failed,
    returnFocus: true,
    ...(isStill
      ? { showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 }
      : {}),
  });
  lightbox.on('firstUpdate', () => {
    lightbox.element?.setAttribute('aria-label', list.dataset.title ?? '');
    lightbox.element?.setAttribute('aria-modal', 'true');
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: 'lightboxWords',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          const place = `${lightbox.currIndex + 1} / ${pictures.length}`;
          const { caption } = pictures[lightbox.currIndex] ?? {};
          element.textContent = caption ? `${place}. ${caption}` : place;
        });
      },
    });
  });
  lightbox.on('destroy', () => links[lightbox.currIndex]?.focus());
  closeByBack(lightbox);
  lightbox.init();
}

type Watcher = { onclose: () => void; destroy: () => void };

/**
 * Where the browser has a way to say so (Chromium), Back on a phone closes the picture and not the
 * page.
 */
function closeByBack(lightbox: PhotoSwipe): void {
  const Watcher: (new () => Watcher) | undefined = Reflect.get(window, 'CloseWatcher');
  if (!Watcher) return;
  const watcher = new Watcher();
  watcher.onclose = () => {
    // While it opens, the library refuses to close.
    lightbox.on('openingAnimationEnd', () => lightbox.close());
    lightbox.close();
  };
  lightbox.on('close', () => watcher.destroy());
}

function pictureOf(link: HTMLAnchorElement) {
  const image = find<HTMLImageElement>(link, 'img');
  const sizes = link.querySelector<HTMLSourceElement>('source[type="image/webp"]');
  return {
    src: link.href,
    ...(sizes && { srcset: sizes.srcset }),
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    alt: image.alt,
    caption: link.parentElement?.querySelector('figcaption')?.textContent ?? '',
  };
}

function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}
