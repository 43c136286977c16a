/** The words and icons of cards, for the code that draws them. */
declare module 'card-assets';
