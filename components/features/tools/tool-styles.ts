/** The stylesheets that all tools show, before those of each; see `core-styles`. */
import './tool-sheet.module.css'
import './tool-ways.module.css'
