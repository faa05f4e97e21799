import type { CategoryWords } from '../categories.ts';

/** Category words in Spanish. */
export const words: CategoryWords = {
  groceries:
    'supermercado|súper|compra|mercado|mercadona|dia|alimentos|panadería|pan|carnicería|fruta|verdura|frutería|despensa|abarrotes',
  dining:
    'cena|comida|almuerzo|desayuno|restaurante|pizza|tapas|tacos|café|cafetería|helado|bocadillo|propina|merienda',
  drinks: 'cerveza|cervezas|vino|bar|copas|cóctel|bebidas|cañas|discoteca',
  transport:
    'taxi|autobús|bus|tren|metro|tranvía|cabify|uber|ferry|billete de tren|renfe|colectivo',
  car: 'gasolina|diésel|gasóleo|combustible|aparcamiento|parking|estacionamiento|peaje|peajes|alquiler de coche|taller|nafta',
  travel: 'vuelo|vuelos|avión|aeropuerto|maletas|viaje|excursión|crucero',
  lodging: 'hotel|hostal|albergue|airbnb|alojamiento|camping|apartamento|cabaña',
  rent: 'alquiler|renta|hipoteca|fianza',
  utilities: 'luz|electricidad|agua|gas|calefacción|internet|wifi|teléfono|móvil|basura|comunidad',
  household:
    'limpieza|muebles|ikea|papel higiénico|detergente|ferretería|lámpara|cocina|plantas|jardín|reparación',
  health: 'farmacia|médico|dentista|medicinas|medicamentos|hospital|gafas|masaje|crema solar',
  entertainment:
    'cine|película|concierto|museo|teatro|festival|zoo|bolos|juegos|juego|~entradas|espectáculo|parque',
  sports: 'gimnasio|fitness|esquí|forfait|escalada|yoga|tenis|pádel|fútbol|piscina|surf',
  shopping: 'ropa|zapatos|camisa|chaqueta|amazon|electrónica|recuerdos|peluquería',
  gifts: 'regalo|regalos|cumpleaños|flores|boda|donación',
  subscriptions: 'netflix|spotify|suscripción|cuota|periódico',
  insurance: 'seguro|seguros',
  education: 'libro|libros|curso|escuela|universidad|clase|clases|taller de',
  children: 'pañales|niñera|canguro|guardería|juguetes|juguete|niños',
  pets: 'veterinario|perro|gato|pienso|mascota',
  fees: 'comisión|impuesto|impuestos|tasa|banco|multa|envío|sellos',
};
