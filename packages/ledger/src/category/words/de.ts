import type { CategoryWords } from '../categories.ts';

/** Category words in German. */
export const words: CategoryWords = {
  groceries:
    'einkauf|einkaufen|lebensmittel|supermarkt|rewe|edeka|aldi|lidl|penny|netto|migros|coop|billa|spar|bäcker|brot|metzger|obst|gemüse|wochenmarkt',
  dining:
    'essen|abendessen|mittagessen|frühstück|restaurant|pizza|döner|imbiss|lieferdienst|kaffee|café|eis|mensa|kantine|trinkgeld|lieferando',
  drinks: 'bier|wein|getränke|kneipe|bar|cocktail|schnaps|sekt|glühwein|biergarten',
  transport:
    'taxi|bus|bahn|zug|fahrkarte|~ticket|u-bahn|s-bahn|straßenbahn|fähre|öpnv|fahrschein|deutschlandticket',
  car: 'benzin|tanken|sprit|diesel|parken|parkhaus|maut|vignette|mietwagen|werkstatt|autowäsche|tankstelle',
  travel: 'flug|flüge|flughafen|gepäck|reise|urlaub|ausflug|kreuzfahrt',
  lodging: 'hotel|hostel|airbnb|ferienwohnung|unterkunft|pension|camping|zeltplatz|hütte',
  rent: 'miete|kaution|warmmiete|kaltmiete|hypothek',
  utilities:
    'strom|gas|wasser|heizung|internet|wlan|telefon|handy|nebenkosten|rundfunkbeitrag|müll',
  household:
    'putzmittel|möbel|ikea|klopapier|waschmittel|werkzeug|baumarkt|obi|lampe|küche|pflanzen|garten|reparatur|haushalt|dm|rossmann',
  health: 'apotheke|arzt|zahnarzt|medikamente|krankenhaus|brille|massage|sonnencreme',
  entertainment:
    'kino|film|konzert|museum|theater|festival|zoo|bowling|spiele|spiel|~eintritt|freizeitpark|~karten',
  sports: 'fitness|fitnessstudio|ski|skipass|klettern|yoga|tennis|fußball|schwimmbad|freibad|sport',
  shopping: 'kleidung|schuhe|hemd|jacke|amazon|elektronik|andenken|souvenir|friseur',
  gifts: 'geschenk|geschenke|geburtstag|blumen|hochzeit|spende',
  subscriptions: 'netflix|spotify|abo|abonnement|mitgliedschaft|zeitung',
  insurance: 'versicherung|haftpflicht|hausrat',
  education: 'buch|bücher|kurs|schule|uni|studium|unterricht|seminar',
  children: 'windeln|babysitter|kita|kindergarten|spielzeug|kinder',
  pets: 'tierarzt|hund|katze|hundefutter|katzenfutter|futter',
  fees: 'gebühr|gebühren|steuer|steuern|bank|bußgeld|strafzettel|porto|versand|briefmarken',
};
