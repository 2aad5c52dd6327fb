/** What styles, pictures and fonts are to a unit test. */
export default '';
