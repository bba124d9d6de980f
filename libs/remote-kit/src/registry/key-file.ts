/** Where `new` puts the team's private key, below the remote's folder; its folder is ignored by git. */
export const KEY_FILE = '.onward/private.pem'
