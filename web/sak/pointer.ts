import { whenIdle } from '#web/ui/when-idle.ts';

/**
 * Marks the page when somebody moves a mouse or a finger. From then on a long table leaves out of its layout what is out of
 * sight; not before, because Chromium keeps that from screen readers, and they press but do not move. It lays the table out
 * anew for it, so it waits until nothing else is to be done.
 */
const note = () => {
  whenIdle(() => {
    document.documentElement.dataset['pointer'] = '';
  });
};
window.addEventListener('pointermove', note, { once: true, passive: true });
