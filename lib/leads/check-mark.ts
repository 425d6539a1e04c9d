/** What `npm run smoke` writes into the field for programs. Anyone who else does says that nobody need call. */
export const checkMark = 'smoke-check'
