export const gallery = {
  gallery: 'Gallery',
  galleryLead: 'Albums of drawings of the campus and campus life.',
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  openPicture: 'Enlarge the picture',
  lightbox: { close: 'Close', previous: 'Previous picture', next: 'Next picture', zoom: 'Zoom', failed: 'The picture could not be loaded' },
};
