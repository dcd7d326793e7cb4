/** A landscape as an SVG, in place of a photo. */
function drawLandscape(sky: string, hill: string, ground: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" preserveAspectRatio="xMidYMid slice">
    <rect width="240" height="180" fill="${sky}"/>
    <circle cx="178" cy="48" r="20" fill="#fff" opacity=".75"/>
    <path d="M0 120 62 62l48 46 40-30 90 62v40H0z" fill="${hill}"/>
    <path d="M0 140c70-22 150-18 240 4v36H0z" fill="${ground}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures = [
  {
    title: 'Morning above the lake',
    author: 'Nora Lind',
    src: drawLandscape('#f6d7b0', '#8d6a72', '#4b5d78'),
  },
  {
    title: 'First snow',
    author: 'Pavel Novak',
    src: drawLandscape('#d9e7f2', '#9db4c8', '#f2f6f9'),
  },
  {
    title: 'Pine valley',
    author: 'Aiko Mori',
    src: drawLandscape('#bfe0d3', '#2f6b55', '#204a3c'),
  },
  {
    title: 'Dunes at noon',
    author: 'Samir Haddad',
    src: drawLandscape('#bcd9ee', '#d9a864', '#c48741'),
  },
  {
    title: 'Blue hour',
    author: 'Nora Lind',
    src: drawLandscape('#3c5a8c', '#27406b', '#16264a'),
  },
  {
    title: 'Heather',
    author: 'Isla Reid',
    src: drawLandscape('#e7d9ee', '#8a63a3', '#5f6b3a'),
  },
];
