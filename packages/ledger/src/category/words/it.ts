import type { CategoryWords } from '../categories.ts';

/** Category words in Italian. */
export const words: CategoryWords = {
  groceries:
    'spesa|supermercato|alimentari|esselunga|coop|conad|panificio|pane|macelleria|frutta|verdura|mercato|fornaio',
  dining:
    'cena|pranzo|colazione|ristorante|pizza|pizzeria|trattoria|panino|caffè|gelato|sushi|mancia',
  drinks: 'birra|birre|vino|bar|aperitivo|spritz|cocktail|bevande|discoteca',
  transport: 'taxi|autobus|treno|metro|tram|traghetto|biglietto del treno|trenitalia|italo',
  car: 'benzina|gasolio|diesel|carburante|parcheggio|pedaggio|autostrada|noleggio auto|officina|casello',
  travel: 'volo|voli|aereo|aeroporto|bagagli|viaggio|gita|escursione|crociera',
  lodging: 'hotel|albergo|ostello|airbnb|alloggio|campeggio|agriturismo|appartamento|rifugio',
  rent: 'affitto|mutuo|caparra|cauzione',
  utilities:
    'luce|elettricità|acqua|gas|riscaldamento|internet|wifi|telefono|bolletta|bollette|rifiuti|condominio',
  household:
    'pulizie|mobili|ikea|carta igienica|detersivo|ferramenta|lampada|cucina|piante|giardino|riparazione|casalinghi',
  health: 'farmacia|medico|dottore|dentista|medicine|ospedale|occhiali|massaggio|crema solare',
  entertainment:
    'cinema|film|concerto|museo|teatro|festival|zoo|bowling|giochi|gioco|~biglietti|spettacolo|parco',
  sports: 'palestra|fitness|sci|skipass|arrampicata|yoga|tennis|calcetto|calcio|piscina',
  shopping: 'vestiti|scarpe|camicia|giacca|amazon|elettronica|souvenir|parrucchiere',
  gifts: 'regalo|regali|compleanno|fiori|matrimonio|donazione',
  subscriptions: 'netflix|spotify|abbonamento|giornale|iscrizione',
  insurance: 'assicurazione',
  education: 'libro|libri|corso|scuola|università|lezione|lezioni',
  children: 'pannolini|babysitter|asilo|giocattoli|giocattolo|bambini',
  pets: 'veterinario|cane|gatto|croccantini',
  fees: 'commissione|tassa|tasse|banca|multa|spedizione|francobolli|imposta',
};
