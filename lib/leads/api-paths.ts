/** Paths below `/apipc` of the operations about leads, used by browser and host. */
export const formPath = '/v1/general_form_pc'
export const codedFormPath = '/v1/general_form_pc_sms'
export const acknowledgePath = '/v1/general_form_pc/ack'
export const codePath = '/v1/sms_logs'
export const receiptRequestPath = '/v1/receipt'
/** These paths begin like the receipt's, so that logs mask the code in them in the same way. */
export const resultRequestPath = '/v1/receipt_result'
export const leadCallPath = '/v1/receipt_call'
/** A visitor's conversation, and the stream of its new messages. */
export const chatPath = '/v1/chat/messages'
export const chatStreamPath = '/v1/chat/stream'
/** The consultant's side of a conversation. Because the path contains `receipt`, logs mask the code in it. */
export const chatOperatorPath = '/v1/chat/receipt'
export const sheetPath = '/v1/lead_sheet'
/** Reports the start of a visit: where it came from and its first page. */
export const visitPath = '/v1/visit'
export const spamPath = '/v1/lead_spam'
export const outcomePath = '/v1/lead_outcome'
export const handoverPath = '/v1/lead_handover'

/** The address to which a browser's form or script sends an operation. */
export const apiAddress = (path: string) => `/apipc${path}`
