/** Gives the words and icons of cards to whoever draws them. */
declare module 'card-assets';
