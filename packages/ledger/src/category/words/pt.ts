import type { CategoryWords } from '../categories.ts';

/** Category words in Brazilian Portuguese. */
export const words: CategoryWords = {
  groceries:
    'mercado|supermercado|compras|feira|padaria|pão|açougue|frutas|verduras|hortifruti|carrefour|mercearia',
  dining:
    'jantar|almoço|café da manhã|restaurante|pizza|lanche|hambúrguer|churrasco|café|sorvete|ifood|gorjeta|marmita',
  drinks: 'cerveja|cervejas|vinho|bar|drinks|bebidas|chopp|caipirinha|balada|boteco',
  transport: 'táxi|ônibus|trem|metrô|uber|balsa|passagem|bilhete',
  car: 'gasolina|combustível|álcool|etanol|diesel|estacionamento|pedágio|aluguel de carro|oficina|posto',
  travel: 'voo|voos|avião|aeroporto|bagagem|viagem|passeio|cruzeiro',
  lodging: 'hotel|pousada|hostel|airbnb|hospedagem|camping|chalé',
  rent: 'aluguel|condomínio|financiamento|caução',
  utilities: 'luz|energia|água|gás|internet|wifi|telefone|celular|lixo|conta de',
  household:
    'limpeza|móveis|papel higiênico|detergente|sabão|ferramentas|lâmpada|cozinha|plantas|jardim|conserto|faxina',
  health: 'farmácia|médico|dentista|remédio|remédios|hospital|óculos|massagem|protetor solar',
  entertainment:
    'cinema|filme|show|museu|teatro|festival|zoológico|boliche|jogos|jogo|~ingresso|~ingressos|parque',
  sports: 'academia|fitness|esqui|escalada|ioga|tênis|futebol|piscina|surfe|natação',
  shopping: 'roupa|roupas|sapatos|camisa|jaqueta|amazon|eletrônicos|lembranças|cabeleireiro',
  gifts: 'presente|presentes|aniversário|flores|casamento|doação|vaquinha',
  subscriptions: 'netflix|spotify|assinatura|mensalidade|jornal',
  insurance: 'seguro|seguros|plano de saúde',
  education: 'livro|livros|curso|escola|faculdade|aula|aulas|universidade',
  children: 'fraldas|babá|creche|brinquedo|brinquedos|crianças',
  pets: 'veterinário|cachorro|gato|ração|pet',
  fees: 'taxa|taxas|imposto|impostos|banco|multa|frete|correios|tarifa',
};
