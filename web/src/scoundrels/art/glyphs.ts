/** Small drawings on the pieces, put into the page once and referred to as `#t-name`. Our own. */

import { n1, range } from "./engraving";

/** The marks around the dial of a safe, every third longer. */
const DIAL = range(24, (i) => {
  const a = (i * Math.PI) / 12,
    r = i % 3 ? 14.6 : 12.8,
    [x, y] = [Math.sin(a), Math.cos(a)];
  return `M${n1(20 + r * x)} ${n1(20 - r * y)}L${n1(20 + 17 * x)} ${n1(20 - 17 * y)}`;
});

const GLYPHS = `
<symbol id="t-hench" viewBox="0 0 26 28"><path d="M6.500 8.5 8 2.8C8.200 2 9 1.5 9.8 1.7L13 2.6l3.200-.9c.8-.2 1.6.3 1.8 1.1l1.500 5.7c2.500.3 4.5 1 4.5 2 0 1-1.8 1.7-4.3 2-.1 1-.4 1.9-.9 2.6 3 1.2 5.2 4 5.2 8.4v2.500c0 .6-.4 1-1 1H3c-.6 0-1-.4-1-1v-2.5c0-4.4 2.2-7.2 5.2-8.4-.5-.7-.8-1.6-.9-2.6-2.5-.3-4.3-1-4.3-2 0-1 2-1.7 4.5-2z"/></symbol>
<symbol id="t-hand" viewBox="0 0 52 36"><path d="M1 6h9v24H1zM12 8c4-2 7-6 11-6 3 0 5 1.5 4 4l-1.5 4H48a3.600 3.6 0 0 1 0 7.4H34v.4h2.500a3 3 0 0 1 0 6H34a2.900 2.9 0 0 1 0 5.8h-1.5a2.700 2.7 0 0 1 0 5.4H21c-4 0-6-2-9-3z"/></symbol>
<symbol id="t-eye" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 5C6.600 5 2.5 8.7.8 12c1.700 3.3 5.8 7 11.2 7s9.500-3.7 11.2-7C21.500 8.7 17.4 5 12 5zm0 2.2c4.100 0 7.2 2.6 8.7 4.8-1.5 2.2-4.6 4.8-8.7 4.8S4.800 14.2 3.3 12C4.800 9.8 7.9 7.2 12 7.2zM12 8.5a3.500 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"/></symbol>
<symbol id="t-scout" viewBox="0 0 24 24"><path d="m3 15 12.5-8.5 3 4.4L6 19.5zM16.800 5.6l3-2 4 5.9-3 2zM9.500 18.8l3 4.2h-2.6l-2-2.9z"/></symbol>
<symbol id="t-coin" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm1 3.5v1.200c1.700.3 2.8 1.2 3.1 2.6l-2.2.5c-.2-.8-.8-1.2-1.9-1.2-1 0-1.7.4-1.7 1.1 0 .8.8 1 2.3 1.3 2 .4 3.8 1 3.8 3.2 0 1.7-1.3 2.9-3.4 3.2v1.200h-2v-1.2c-2-.3-3.3-1.3-3.5-3l2.300-.4c.2 1 1 1.5 2.3 1.5 1.2 0 1.9-.4 1.9-1.1 0-.8-.7-1-2.3-1.3-1.9-.4-3.7-1-3.7-3.2 0-1.6 1.2-2.8 3-3.1V5.500z"/></symbol>
<symbol id="t-steal" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M2 3h13v6h-2.4V5.400H4.400v13.200h8.200V15H15v6H2zm6.500 6a3 3 0 0 1 2.8 2H17V8l6 4.5-6 4.5v-3h-5.7A3 3 0 1 1 8.5 9z"/></symbol>
<symbol id="t-star" viewBox="0 0 24 24"><path d="m12 1 3.2 7.2 7.8.8-5.8 5.2 1.7 7.8L12 18l-6.9 4 1.7-7.8L1 9l7.800-.8z"/></symbol>
<symbol id="t-none" viewBox="0 0 24 24"><path d="M5 11h14v2.200H5z"/></symbol>
<symbol id="t-cards" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2zm.5 2.4v15.200h9V4.400zM12 8l3 4-3 4-3-4z"/></symbol>
<symbol id="t-clock" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.3a7.700 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4zM11 7h2v4.600l3.400 2-1 1.7L11 12.7z"/></symbol>
<symbol id="t-maverick" viewBox="0 0 24 24"><path d="M1 16c0-1.3 2-2.1 4.6-2.5L8 6.5c.4-1.2 1.5-1.5 2.5-1l1.500.7 1.5-.7c1-.5 2.1-.2 2.5 1l2.400 7c2.600.4 4.6 1.2 4.6 2.5 0 2-5 3.2-11 3.2S1 18 1 16z"/></symbol>
<symbol id="t-mod" viewBox="0 0 24 24"><path d="M21.500 7.2a6 6 0 0 1-8 6.6L7 20.6a2.500 2.5 0 0 1-3.6-3.6l6.800-6.5a6 6 0 0 1 6.6-8L13.500 6l1 3.5 3.5 1z"/></symbol>
<symbol id="t-arrow" viewBox="0 0 24 24"><path d="M13 3 3 12l10 9v-5.5h8v-7h-8z"/></symbol>
<symbol id="t-undo" viewBox="0 0 24 24"><path d="M9.500 4v4c6 0 11 3.3 12.3 12-2.8-4.4-6.6-6.3-12.3-6.3V18L2 11z"/></symbol>
<symbol id="t-dial" viewBox="0 0 40 40"><g fill="none" stroke="currentColor">
<circle cx="20" cy="20" r="17" stroke-width="2"/><circle cx="20" cy="20" r="10" stroke-width="2.6"/>
<path stroke-width="1.5" d="${DIAL}"/><path stroke-width="3.2" stroke-linecap="round" d="M20 20V12.500"/></g></symbol>
<symbol id="t-wheel" viewBox="0 0 40 40"><g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="20" cy="20" r="8"/><path stroke-width="3" stroke-linecap="round" d="M20 2v36M4.400 11l31.200 18M4.400 29 35.6 11"/></g></symbol>`;

document.querySelector(".sprite")?.insertAdjacentHTML("beforeend", GLYPHS);
