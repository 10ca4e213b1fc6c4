/** A picture from the wire as the kit takes it; the name beside it says who it shows, so it has no text of its own. */
export const pictureContent = ({ url, tint }) => ({ src: url, tint });
//# sourceMappingURL=picture-content.js.map
