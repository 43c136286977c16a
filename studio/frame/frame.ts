/** The page in the frame of a card: shows what it is sent. */

addEventListener('message', ({ data, source }) => {
  if (source === parent && typeof data === 'string') document.body.textContent = data;
});
