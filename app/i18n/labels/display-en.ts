/** Words of the tool for text size and contrast. */
export const display = {
  display: {
    title: 'Text size and contrast',
    textSize: 'Text size',
    sizes: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Very large' },
    contrast: 'Contrast',
    contrasts: { device: 'As the device asks', usual: 'Usual', high: 'High' },
    /** Said when a choice has been made. */
    kept: 'The choice holds on every page, and is kept on this device.',
    lost: 'This browser keeps nothing: the choice holds until you leave the page.',
    wasReset: 'Text size and contrast are set back.',
    willBeKept: 'Choices are kept on this device alone.',
    withoutScripts: 'Without scripts a choice holds for this page alone.',
    zoom: 'For larger text still, enlarge the page with your browser: Ctrl and +, or two fingers.',
    reset: 'Set back',
  },
};
