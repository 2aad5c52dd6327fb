/** Replaces styles, images and fonts in unit tests. */
export default '';
