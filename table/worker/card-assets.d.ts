/** Provides the words and icons of cards to the code that draws them. */
declare module 'card-assets';
