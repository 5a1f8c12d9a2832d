/** What the address asks for now; what is on the screen may be a moment behind it, and changes must not undo others. */
export const presentSearch = (): URLSearchParams => new URLSearchParams(window.location.search);
