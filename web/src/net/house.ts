/** Loads the house of this device once it is wanted. */

/** Load the house, which starts with the first thing that is asked of it. */
export const theHouse = () => import("./local/house").then(({ house }) => house);

/** Load what keeps the house on this device. */
export const theKeeping = () => import("./local/keeping");
