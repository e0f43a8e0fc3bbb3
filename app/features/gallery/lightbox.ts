import PhotoSwipe from 'photoswipe';
import { coverPage, uncoverPage } from '#app/browser/over-page.ts';
import type { AlbumView } from './gallery.server.ts';
import styles from './lightbox.module.css';
import photoswipeStyles from './photoswipe.css?url';

/** Space for two lines of caption below a picture. */
const CAPTION_HEIGHT = 72;

/**
 * Shows the pictures of an album one at a time over the page, with arrow keys, swipe, pinch and Escape. Loaded, with the
 * library's styles, when the first picture is opened: all other styles are in one file that every page waits for.
 * @param list the list of thumbnails from which pictures open; focus returns to it
 */
export async function openLightbox(
  list: HTMLElement,
  { title, pictures, labels: { lightbox: labels } }: AlbumView,
  index: number,
): Promise<void> {
  await loadStyles(photoswipeStyles);
  const links = [...list.querySelectorAll('a')];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map(({ source, alt, caption }) => ({
      src: source.file,
      ...(source.webp && { srcset: source.webp }),
      width: source.width,
      height: source.height,
      alt,
      caption,
    })),
    index,
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
    lightbox.element?.setAttribute('aria-label', title);
    lightbox.element?.setAttribute('aria-modal', 'true');
  });
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          element.textContent = `${lightbox.currIndex + 1} / ${pictures.length}. ${pictures[lightbox.currIndex]?.caption ?? ''}`;
        });
      },
    });
  });
  lightbox.on('close', () => uncoverPage(close));
  lightbox.on('destroy', () => links[lightbox.currIndex]?.focus());
  // While it opens, the library refuses to close.
  let isUnwanted = false;
  const close = () => {
    isUnwanted = true;
    lightbox.close();
  };
  lightbox.on('openingAnimationEnd', () => isUnwanted && lightbox.close());
  lightbox.init();
  coverPage(close);
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
