/** How the back office reads a district that somebody wrote by hand. */
export const districtWords = (district: string, known: boolean): string =>
  known ? district : `${district} (written by hand: not in our list for this pincode)`
