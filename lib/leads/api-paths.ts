/** Paths below `/apipc` of the operations about leads, for browser and host. */
export const formPath = '/v1/general_form_pc'
export const codedFormPath = '/v1/general_form_pc_sms'
export const acknowledgePath = '/v1/general_form_pc/ack'
export const codePath = '/v1/sms_logs'
export const cardsPath = '/v1/lead_cards'
export const receiptCallPath = '/v1/receipt'
/** These begin like the receipts', so that logs mask the code in them just the same. */
export const resultCallPath = '/v1/receipt_result'
export const leadCallPath = '/v1/receipt_call'
/** What the page behind a key shows. */
export const boardPath = (code: string) => `${leadCallPath}/${code}/board`
/** A visitor's conversation, and its stream. */
export const chatPath = '/v1/chat/messages'
export const chatStreamPath = '/v1/chat/stream'
/** A consultant's side of it; the word keeps the code in the path out of logs. */
export const chatOperatorPath = '/v1/chat/receipt'
export const sheetPath = '/v1/lead_sheet'
/** That a visit began, from where and on which page. */
export const visitPath = '/v1/visit'
export const spamPath = '/v1/lead_spam'

/** The address of an operation for a browser's form or script. */
export const apiAddress = (path: string) => `/apipc${path}`
